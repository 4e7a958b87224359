import java.io.*;
import java.util.*;

public class Elm {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        TreeMap<Integer, Integer> bag = new TreeMap<>();
        StringBuilder out = new StringBuilder();
        while (n-- > 0) {
            String line = br.readLine();
            int x = Integer.parseInt(line.substring(2).trim());
            switch (line.charAt(0)) {
                case '+' -> bag.merge(x, 1, Integer::sum);
                case '-' -> bag.computeIfPresent(x, (key, c) -> c == 1 ? null : c - 1);
                default -> {
                    Map.Entry<Integer, Integer> e = bag.floorEntry(x);
                    if (e == null) out.append("none");
                    else out.append(e.getKey()).append(" x").append(e.getValue());
                    out.append('\n');
                }
            }
        }
        System.out.print(out);
    }
}
