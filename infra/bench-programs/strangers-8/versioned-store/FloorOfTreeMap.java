import java.io.*;
import java.util.*;

public class FloorOfTreeMap {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        Map<String, TreeMap<Integer, String>> board = new HashMap<>();
        TreeMap<Integer, String> nothing = new TreeMap<>();
        for (int q = Integer.parseInt(in.readLine().trim()); q > 0; q--) {
            String[] w = in.readLine().trim().split(" ");
            int t = Integer.parseInt(w[1]);
            if (w[0].equals("set")) {
                board.computeIfAbsent(w[2], x -> new TreeMap<>()).put(t, w[3]);
            } else {
                var e = board.getOrDefault(w[2], nothing).floorEntry(t);
                out.println(e == null ? "none" : e.getValue());
            }
        }
        out.flush();
    }
}
