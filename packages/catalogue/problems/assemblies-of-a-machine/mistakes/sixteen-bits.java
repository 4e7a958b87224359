import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.StringTokenizer;

public class Main {
    /** The part i has a type and children; -1 stands for none. Part 0 is the root, and parents come before children. */
    record Tree(int[] types, int[] left, int[] right) {}

    private static Tree readTree(String line) {
        StringTokenizer tokens = new StringTokenizer(line);
        int count = Integer.parseInt(tokens.nextToken());
        int[] types = new int[count];
        int[] left = new int[count];
        int[] right = new int[count];
        Arrays.fill(left, -1);
        Arrays.fill(right, -1);
        types[0] = Integer.parseInt(tokens.nextToken());
        int number = 0;
        for (int place = 0; place < count - 1; place++) {
            String token = tokens.nextToken();
            if (!token.equals("null")) {
                number++;
                types[number] = Integer.parseInt(token);
                (place % 2 == 0 ? left : right)[place / 2] = number;
            }
        }
        int parts = number + 1;
        return new Tree(Arrays.copyOf(types, parts), Arrays.copyOf(left, parts), Arrays.copyOf(right, parts));
    }

    /** Numbers all trees of the parts and returns the number of the whole tree. */
    private static int number(Tree tree, Map<Long, Integer> numberOf) {
        int[] numbers = new int[tree.types().length];
        for (int i = numbers.length - 1; i >= 0; i--) {
            // A machine has at most 50 000 parts, so the numbers are below 2^16.
            long key = tree.types()[i];
            key = key << 16 | (tree.left()[i] < 0 ? 0 : numbers[tree.left()[i]]);
            key = key << 16 | (tree.right()[i] < 0 ? 0 : numbers[tree.right()[i]]);
            numberOf.putIfAbsent(key, numberOf.size() + 1);
            numbers[i] = numberOf.get(key);
        }
        return numbers[0];
    }

    /** Returns for each assembly whether the machine contains it. */
    static boolean[] solve(Tree machine, Tree[] assemblies) {
        Map<Long, Integer> numberOf = new HashMap<>();
        number(machine, numberOf);
        int ofMachine = numberOf.size();
        boolean[] answers = new boolean[assemblies.length];
        for (int i = 0; i < answers.length; i++) {
            answers[i] = number(assemblies[i], numberOf) <= ofMachine;
        }
        return answers;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Tree machine = readTree(in.readLine());
        Tree[] assemblies = new Tree[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < assemblies.length; i++) {
            assemblies[i] = readTree(in.readLine());
        }
        StringBuilder out = new StringBuilder();
        for (boolean found : solve(machine, assemblies)) {
            out.append(found ? "yes" : "no").append('\n');
        }
        System.out.print(out);
    }
}
