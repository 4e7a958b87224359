import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    record Operation(String name, String text) {}

    /** Returns the answers to has and prefix, in order. */
    static List<Boolean> solve(List<Operation> operations) {
        Node root = new Node();
        List<Boolean> answers = new ArrayList<>();
        for (Operation operation : operations) {
            if (operation.name().equals("add")) {
                root.add(operation.text());
                continue;
            }
            Node end = root.find(operation.text());
            answers.add(end != null && (end.isWord || operation.name().equals("prefix")));
        }
        return answers;
    }

    private static class Node {
        private final Node[] children = new Node[26];
        private boolean isWord;

        void add(String text) {
            Node node = this;
            for (char letter : text.toCharArray()) {
                if (node.children[letter - 'a'] == null) {
                    node.children[letter - 'a'] = new Node();
                }
                node = node.children[letter - 'a'];
            }
            node.isWord = true;
        }

        /** The node at the end of the text's path, or null. */
        Node find(String text) {
            Node node = this;
            for (int i = 0; i < text.length() && node != null; i++) {
                node = node.children[text.charAt(i) - 'a'];
            }
            return node;
        }
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
