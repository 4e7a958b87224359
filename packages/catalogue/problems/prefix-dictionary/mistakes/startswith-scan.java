import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        Set<String> s = new HashSet<>();
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            String[] w = br.readLine().trim().split(" ");
            if (w[0].equals("add")) s.add(w[1]);
            else if (w[0].equals("has")) sb.append(s.contains(w[1])).append("\n");
            else sb.append(s.stream().anyMatch(x -> x.startsWith(w[1]))).append("\n");
        }
        System.out.print(sb);
    }
}
