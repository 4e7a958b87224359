import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static List<String> solve(int n) {
        List<String> lines = new ArrayList<>(n);
        for (int i = 1; i <= n; i++) {
            if (i % 15 == 0) {
                lines.add("FizzBuzz");
            } else if (i % 3 == 0) {
                lines.add("Fizz");
            } else if (i % 5 == 0) {
                lines.add("Buzz");
            } else {
                lines.add(Integer.toString(i));
            }
        }
        return lines;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(String.join("\n", solve(n)));
    }
}
