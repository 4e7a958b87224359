import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in));
        var st = new StringTokenizer(in.readLine());
        final int cap = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());
        var cache = new LinkedHashMap<Integer, Integer>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) {
                return size() > cap;
            }
        };
        var out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        while (q-- > 0) {
            st = new StringTokenizer(in.readLine());
            if (st.nextToken().charAt(0) == 'g') {
                Integer v = cache.get(Integer.valueOf(st.nextToken()));
                out.println(v == null ? -1 : v);
            } else {
                cache.put(Integer.valueOf(st.nextToken()), Integer.valueOf(st.nextToken()));
            }
        }
        out.flush();
    }
}
