import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(System.out);
        TreeSet<String> dict = new TreeSet<>();
        for (int q = Integer.parseInt(in.readLine().trim()); q > 0; q--) {
            String[] op = in.readLine().trim().split(" ");
            switch (op[0]) {
                case "add" -> dict.add(op[1]);
                case "has" -> out.println(dict.contains(op[1]));
                default -> {
                    String next = dict.ceiling(op[1]);
                    out.println(next != null && next.startsWith(op[1]));
                }
            }
        }
        out.flush();
    }
}
