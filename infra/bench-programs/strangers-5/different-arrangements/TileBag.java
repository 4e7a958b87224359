import java.util.*;

public class TileBag {
    private final NavigableMap<Character, Integer> bag = new TreeMap<>();
    private final StringBuilder row = new StringBuilder();
    private final StringBuilder result = new StringBuilder();
    private final int n;

    TileBag(String letters) {
        n = letters.length();
        for (char c : letters.toCharArray()) bag.merge(c, 1, Integer::sum);
    }

    void lay() {
        if (row.length() == n) {
            result.append(row).append('\n');
            return;
        }
        for (Map.Entry<Character, Integer> e : bag.entrySet()) {
            if (e.getValue() == 0) continue;
            e.setValue(e.getValue() - 1);
            row.append(e.getKey());
            lay();
            row.setLength(row.length() - 1);
            e.setValue(e.getValue() + 1);
        }
    }

    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        s.next();
        TileBag t = new TileBag(s.next());
        t.lay();
        System.out.print(t.result);
    }
}
