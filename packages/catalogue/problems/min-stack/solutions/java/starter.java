import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    /** The value matters for "push" only. */
    record Operation(String name, int value) {}

    /** Returns the answers to top and min, in order. */
    static List<Integer> solve(List<Operation> operations) {
        // Write your solution here.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        List<Operation> operations = new ArrayList<>(q);
        for (int i = 0; i < q; i++) {
            String[] parts = in.readLine().trim().split(" ");
            operations.add(new Operation(parts[0], parts.length > 1 ? Integer.parseInt(parts[1]) : 0));
        }
        StringBuilder out = new StringBuilder();
        for (int answer : solve(operations)) {
            out.append(answer).append('\n');
        }
        System.out.print(out);
    }
}
