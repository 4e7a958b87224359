import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        List<String> t = new LinkedList<>(Arrays.asList(br.readLine().trim().split(" ")));
        while (t.size() > 1) {
            int i = 0;
            for (String x : t) { if (x.length() == 1 && !Character.isDigit(x.charAt(0))) break; i++; }
            String op = t.remove(i);
            long b = Long.parseLong(t.remove(i - 1)), a = Long.parseLong(t.remove(i - 2));
            t.add(i - 2, "" + (op.equals("+") ? a + b : op.equals("-") ? a - b : op.equals("*") ? a * b : a / b));
        }
        System.out.println(t.get(0));
    }
}
