import java.io.*;
import java.util.*;

public class W1 {
    private final int cap;
    private final LinkedHashMap<Integer, Integer> entries = new LinkedHashMap<>();

    W1(int cap) {
        this.cap = cap;
    }

    int get(int key) {
        Integer value = entries.remove(key);
        if (value == null) return -1;
        entries.put(key, value);
        return value;
    }

    void put(int key, int value) {
        if (entries.size() == cap) {
            Integer oldest = entries.keySet().iterator().next();
            entries.remove(oldest);
        }
        entries.remove(key);
        entries.put(key, value);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        W1 cache = new W1(Integer.parseInt(st.nextToken()));
        int q = Integer.parseInt(st.nextToken());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            st = new StringTokenizer(in.readLine());
            boolean put = st.nextToken().equals("put");
            int key = Integer.parseInt(st.nextToken());
            if (put) cache.put(key, Integer.parseInt(st.nextToken()));
            else out.append(cache.get(key)).append('\n');
        }
        System.out.print(out);
    }
}
