import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static boolean solve(String s) {
        StringBuilder kept = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (Character.isLetter(c)) kept.append(Character.toLowerCase(c));
        }
        String text = kept.toString();
        return text.equals(kept.reverse().toString());
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine()));
    }
}
