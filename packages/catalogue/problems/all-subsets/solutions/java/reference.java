import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static List<List<String>> solve(String[] toppings) {
        List<List<String>> selections = new ArrayList<>();
        for (int bits = 0; bits < 1 << toppings.length; bits++) {
            List<String> selection = new ArrayList<>();
            for (int i = 0; i < toppings.length; i++) {
                if ((bits >> i & 1) == 1) {
                    selection.add(toppings[i]);
                }
            }
            selections.add(selection);
        }
        return selections;
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
