import java.io.*;
import java.util.*;
public class Main {
    public static void main(String[] z) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim()); StringBuilder sb = new StringBuilder();
        Map<Integer, TreeMap<Integer, String>> m = new HashMap<>();
        while (q-- > 0) {
            StringTokenizer st = new StringTokenizer(in.readLine()); String kind = st.nextToken(); int t = Integer.parseInt(st.nextToken()); int name = st.nextToken().hashCode();
            if (kind.equals("set")) m.computeIfAbsent(name, x -> new TreeMap<>()).put(t, st.nextToken());
            else { TreeMap<Integer, String> h = m.get(name); Map.Entry<Integer, String> e = h == null ? null : h.floorEntry(t); sb.append(e == null ? "none" : e.getValue()).append('\n'); }
        }
        System.out.print(sb);
    }
}
