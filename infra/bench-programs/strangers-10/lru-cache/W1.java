import java.io.*;
import java.util.*;

public class W1 {
    static class Cache {
        private final int cap;
        private final LinkedHashMap<Integer, Integer> map;

        Cache(int cap) {
            this.cap = cap;
            this.map = new LinkedHashMap<>(16, 0.75f, true);
        }

        int get(int key) {
            return map.getOrDefault(key, -1);
        }

        void put(int key, int value) {
            if (map.size() == cap) {
                int eldest = map.keySet().iterator().next();
                map.remove(eldest);
            }
            map.put(key, value);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        Cache cache = new Cache(Integer.parseInt(st.nextToken()));
        int q = Integer.parseInt(st.nextToken());
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            st = new StringTokenizer(br.readLine());
            if (st.nextToken().equals("put")) {
                int k = Integer.parseInt(st.nextToken());
                int v = Integer.parseInt(st.nextToken());
                cache.put(k, v);
            } else {
                sb.append(cache.get(Integer.parseInt(st.nextToken()))).append('\n');
            }
        }
        System.out.print(sb);
    }
}
