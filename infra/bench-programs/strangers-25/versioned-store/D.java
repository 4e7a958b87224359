import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        Map<String, TreeMap<Integer, String>> board = new HashMap<>();
        int q = Integer.parseInt(in.readLine().trim());
        while (q-- > 0) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            boolean write = st.nextToken().equals("set");
            int t = Integer.parseInt(st.nextToken());
            String name = st.nextToken();
            if (write) {
                board.computeIfAbsent(name, k -> new TreeMap<>()).put(t, st.nextToken());
            } else {
                TreeMap<Integer, String> past = board.get(name);
                Map.Entry<Integer, String> e = past == null ? null : past.floorEntry(t);
                out.println(e == null ? "none" : e.getValue());
            }
        }
        out.flush();
    }
}
