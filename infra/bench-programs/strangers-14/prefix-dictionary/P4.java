import java.io.*;
import java.util.*;

public class P4 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        TreeSet<String> dict = new TreeSet<>();
        int q = Integer.parseInt(in.readLine().trim());
        while (q-- > 0) {
            String[] parts = in.readLine().trim().split(" ");
            switch (parts[0]) {
                case "add" -> dict.add(parts[1]);
                case "has" -> out.println(dict.contains(parts[1]));
                default -> {
                    String next = dict.ceiling(parts[1]);
                    out.println(next != null && next.startsWith(parts[1]));
                }
            }
        }
        out.flush();
    }
}
