import java.io.*;
import java.util.*;

public class TwoStacks {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        Stack<Integer> all = new Stack<>(), mins = new Stack<>();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String s = br.readLine().trim();
            switch (s.charAt(0) == 'p' ? s.substring(0, 2) : s) {
                case "pu" -> {
                    Integer v = Integer.valueOf(s.substring(5));
                    all.push(v);
                    if (mins.isEmpty() || v <= mins.peek()) mins.push(v);
                }
                case "po" -> {
                    if (all.pop().equals(mins.peek())) mins.pop();
                }
                case "top" -> sb.append(all.peek()).append('\n');
                default -> sb.append(mins.peek()).append('\n');
            }
        }
        System.out.print(sb);
    }
}
