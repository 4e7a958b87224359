import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Fork {
        final String number;
        Fork left;
        Fork right;

        Fork(String number) {
            this.number = number;
        }
    }

    private static Fork fromLevels(String[] tokens) {
        Fork root = new Fork(tokens[0]);
        List<Fork> forks = new ArrayList<>();
        forks.add(root);
        for (int at = 1; at < tokens.length; at++) {
            if (tokens[at].equals("null")) {
                continue;
            }
            Fork fork = new Fork(tokens[at]);
            Fork parent = forks.get((at - 1) / 2);
            if (at % 2 == 1) {
                parent.left = fork;
            } else {
                parent.right = fork;
            }
            forks.add(fork);
        }
        return root;
    }

    private static void append(Fork fork, StringBuilder text) {
        text.append(fork.number);
        if (fork.left != null || fork.right != null) {
            text.append('(');
            if (fork.left != null) {
                append(fork.left, text);
            }
            if (fork.right != null) {
                append(fork.right, text.append(','));
            }
            text.append(')');
        }
    }

    /** Returns the form with brackets of the tree in level order. */
    static String write(String[] tokens) {
        StringBuilder text = new StringBuilder();
        append(fromLevels(tokens), text);
        return text.toString();
    }

    /** Reads one tree after another from a text. */
    static class Reader {
        private final String text;
        private int at = 0;

        Reader(String text) {
            this.text = text;
        }

        private boolean skip(char sign) {
            boolean isThere = at < text.length() && text.charAt(at) == sign;
            if (isThere) {
                at++;
            }
            return isThere;
        }

        Fork tree() {
            int begin = at;
            while (at < text.length() && "(),".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            Fork fork = new Fork(text.substring(begin, at));
            if (skip('(')) {
                if (text.charAt(at) != ',') {
                    fork.left = tree();
                }
                if (skip(',')) {
                    fork.right = tree();
                }
                skip(')');
            }
            return fork;
        }
    }

    /** Returns the tokens in level order of the tree in the form with brackets. */
    static List<String> read(String text) {
        List<Fork> queue = new ArrayList<>();
        queue.add(new Reader(text).tree());
        List<String> tokens = new ArrayList<>();
        for (int i = 0; i < queue.size(); i++) {
            Fork fork = queue.get(i);
            tokens.add(fork == null ? "null" : fork.number);
            if (fork != null) {
                queue.add(fork.left);
                queue.add(fork.right);
            }
        }
        while (tokens.get(tokens.size() - 1).equals("null")) {
            tokens.remove(tokens.size() - 1);
        }
        return tokens;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        if (in.readLine().equals("write")) {
            in.readLine();
            System.out.println(write(in.readLine().trim().split(" ")));
        } else {
            List<String> tokens = read(in.readLine().trim());
            System.out.println(tokens.size() + "\n" + String.join(" ", tokens));
        }
    }
}
