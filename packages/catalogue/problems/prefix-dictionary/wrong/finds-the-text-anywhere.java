import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    record Operation(String name, String text) {}

    /** Returns the answers to has and prefix, in order. */
    static List<Boolean> solve(List<Operation> operations) {
        java.util.Set<String> words = new java.util.HashSet<>();
        java.util.Set<String> parts = new java.util.HashSet<>();
        List<Boolean> answers = new ArrayList<>();
        for (Operation operation : operations) {
            String text = operation.text();
            switch (operation.name()) {
                case "add" -> {
                    words.add(text);
                    for (int start = 0; start < text.length(); start++) {
                        for (int end = start + 1; end <= text.length(); end++) {
                            parts.add(text.substring(start, end));
                        }
                    }
                }
                case "has" -> answers.add(words.contains(text));
                default -> answers.add(parts.contains(text));
            }
        }
        return answers;
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
