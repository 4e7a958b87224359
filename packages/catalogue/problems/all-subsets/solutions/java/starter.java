import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static List<List<String>> solve(String[] toppings) {
        // Write your solution here.
        return List.of(List.of());
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        StringBuilder out = new StringBuilder();
        for (List<String> selection : solve(in.readLine().trim().split(" "))) {
            out.append(selection.isEmpty() ? "-" : String.join(" ", selection)).append('\n');
        }
        System.out.print(out);
    }
}
