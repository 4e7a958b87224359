import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    record Operation(String name, String text) {}

    /** Returns the answers to has and prefix, in order. */
    static List<Boolean> solve(List<Operation> operations) {
        // Write your solution here.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        List<Operation> operations = new ArrayList<>(q);
        for (int i = 0; i < q; i++) {
            String[] parts = in.readLine().trim().split(" ");
            operations.add(new Operation(parts[0], parts[1]));
        }
        StringBuilder out = new StringBuilder();
        for (boolean answer : solve(operations)) {
            out.append(answer).append('\n');
        }
        System.out.print(out);
    }
}
