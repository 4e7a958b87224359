import java.io.*;
import java.util.*;

public class InsertionOrder {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String[] h = br.readLine().split(" ");
        final int cap = Integer.parseInt(h[0]);
        int q = Integer.parseInt(h[1]);
        Map<String, String> cache = new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, String> e) {
                return size() > cap;
            }
        };
        PrintWriter out = new PrintWriter(System.out);
        for (int i = 0; i < q; i++) {
            String[] p = br.readLine().split(" ");
            if (p[0].equals("get")) out.println(cache.getOrDefault(p[1], "-1"));
            else cache.put(p[1], p[2]);
        }
        out.flush();
    }
}
