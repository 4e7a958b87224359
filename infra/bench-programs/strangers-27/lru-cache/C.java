import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        final int cap = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());
        Map<Integer, Integer> cache = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
                return size() > cap;
            }
        };
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (; q > 0; q--) {
            st = new StringTokenizer(in.readLine());
            boolean put = st.nextToken().equals("put");
            int k = Integer.parseInt(st.nextToken());
            if (put) {
                cache.put(k, Integer.parseInt(st.nextToken()));
            } else {
                Integer v = cache.get(k);
                out.println(v == null ? -1 : v);
            }
        }
        out.flush();
    }
}
