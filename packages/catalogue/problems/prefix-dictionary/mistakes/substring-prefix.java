import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        TreeSet<String> s = new TreeSet<>();
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            String[] w = br.readLine().trim().split(" ");
            if (w[0].equals("add")) s.add(w[1]);
            else if (w[0].equals("has")) sb.append(s.contains(w[1])).append("\n");
            else {
                String x = s.higher(w[1]);
                sb.append(x != null && x.startsWith(w[1]) || s.contains(w[1]) && s.size() < 2).append("\n");
            }
        }
        System.out.print(sb);
    }
}
