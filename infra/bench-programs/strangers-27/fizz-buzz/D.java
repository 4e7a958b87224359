import java.util.*;
import java.util.function.*;

public class D {
    private final NavigableMap<Integer, String> words = new TreeMap<>();
    private final int n;

    D(int n) {
        this.n = n;
    }

    D rule(int step, String word) {
        for (int i = step; i <= n; i += step) words.merge(i, word, String::concat);
        return this;
    }

    String text() {
        StringBuilder sb = new StringBuilder();
        IntFunction<String> line = i -> words.containsKey(i) ? words.get(i) : Integer.toString(i);
        for (int i = 1; i <= n; i++) sb.append(line.apply(i)).append('\n');
        return sb.toString();
    }

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        System.out.print(new D(n).rule(3, "Fizz").rule(5, "Buzz").text());
    }
}
