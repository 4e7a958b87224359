import java.io.*;
import java.util.*;

public class Harbour {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        Map<String, TreeMap<Integer, String>> board = new HashMap<>();
        StringBuilder sb = new StringBuilder();
        int q = Integer.parseInt(br.readLine().trim());
        for (int i = 0; i < q; i++) {
            String[] w = br.readLine().trim().split(" ");
            int t = Integer.parseInt(w[1]);
            if (w.length == 4) {
                board.computeIfAbsent(w[2], ship -> new TreeMap<>()).put(t, w[3]);
            } else {
                String answer = Optional.ofNullable(board.get(w[2]))
                        .map(history -> history.floorEntry(t))
                        .map(Map.Entry::getValue)
                        .orElse("none");
                sb.append(answer).append('\n');
            }
        }
        System.out.print(sb);
    }
}
