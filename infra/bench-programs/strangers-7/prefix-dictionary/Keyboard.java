import java.io.*;
import java.util.*;

public class Keyboard {
    private final TreeSet<String> dictionary = new TreeSet<>();

    Optional<Boolean> process(String command, String w) {
        switch (command) {
            case "add":
                dictionary.add(w);
                return Optional.empty();
            case "has":
                return Optional.of(dictionary.contains(w));
            default:
                String next = dictionary.ceiling(w);
                return Optional.of(next != null && next.startsWith(w));
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        Keyboard keyboard = new Keyboard();
        int q = Integer.parseInt(in.readLine().trim());
        for (int i = 0; i < q; i++) {
            String[] parts = in.readLine().trim().split(" ");
            keyboard.process(parts[0], parts[1]).ifPresent(out::println);
        }
        out.flush();
    }
}
