import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static List<String> solve(int n) {
        List<String> lines = new ArrayList<>(n);
        for (int i = 1; i <= n; i++) {
            String number = Integer.toString(i);
            String words = (number.contains("3") ? "Fizz" : "") + (number.contains("5") ? "Buzz" : "");
            lines.add(words.isEmpty() ? number : words);
        }
        return lines;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(String.join("\n", solve(n)));
    }
}
