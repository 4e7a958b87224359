import java.util.*;
import java.io.*;

public class Rewrite {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        List<String> line = new ArrayList<>(Arrays.asList(in.readLine().trim().split(" ")));
        while (line.size() > 1) {
            // replace the first operator and its operands by their value
            int at = 0;
            while (!"+-*/".contains(line.get(at))) at++;
            long a = Long.parseLong(line.get(at - 2)), b = Long.parseLong(line.get(at - 1));
            long v = switch (line.get(at)) {
                case "+" -> a + b;
                case "-" -> a - b;
                case "*" -> a * b;
                default -> a / b;
            };
            line.subList(at - 1, at + 1).clear();
            line.set(at - 2, Long.toString(v));
        }
        System.out.println(line.get(0));
    }
}
