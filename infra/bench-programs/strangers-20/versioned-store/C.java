import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        Map<String, TreeMap<Integer, String>> board = new HashMap<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            boolean set = st.nextToken().equals("set");
            int t = Integer.parseInt(st.nextToken());
            String name = st.nextToken();
            if (set) {
                board.computeIfAbsent(name, s -> new TreeMap<>()).put(t, st.nextToken());
            } else {
                TreeMap<Integer, String> history = board.get(name);
                Map.Entry<Integer, String> e = history == null ? null : history.floorEntry(t);
                out.append(e == null ? "none" : e.getValue()).append('\n');
            }
        }
        System.out.print(out);
    }
}
