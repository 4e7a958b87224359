import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        TreeMap<Integer, Integer> m = new TreeMap<>();
        while (n-- > 0) {
            String[] p = br.readLine().trim().split(" ");
            int l = Integer.parseInt(p[0]), r = Integer.parseInt(p[1]);
            Map.Entry<Integer, Integer> e;
            while ((e = m.floorEntry(r)) != null && e.getValue() >= l) {
                l = Math.min(l, e.getKey());
                r = Math.max(r, e.getValue());
                m.remove(e.getKey());
            }
            m.put(l, r);
        }
        StringBuilder sb = new StringBuilder();
        m.forEach((a, b) -> sb.append(a).append(' ').append(b).append('\n'));
        System.out.print(sb);
    }
}
