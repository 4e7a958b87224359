import java.io.*;
import java.util.*;
import java.util.function.*;

public class Ceiling {
    public static void main(String[] args) throws IOException {
        TreeSet<String> words = new TreeSet<>();
        Map<String, Predicate<String>> ask = Map.of(
                "has", words::contains,
                "prefix", w -> Optional.ofNullable(words.ceiling(w)).map(x -> x.startsWith(w)).orElse(false));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (int q = Integer.parseInt(in.readLine().trim()); q-- > 0; ) {
            String[] op = in.readLine().trim().split(" ");
            if (op[0].equals("add")) words.add(op[1]);
            else out.append(ask.get(op[0]).test(op[1])).append("\n");
        }
        System.out.print(out);
    }
}
