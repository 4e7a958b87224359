import java.util.*;
import java.util.stream.*;
import java.io.*;

public class D {
    public static void main(String[] args) {
        TreeSet<String> dict = new TreeSet<>();
        System.out.println(new BufferedReader(new InputStreamReader(System.in)).lines()
            .skip(1)
            .map(String::trim)
            .filter(l -> !l.isEmpty())
            .map(l -> answer(dict, l.substring(0, l.indexOf(' ')), l.substring(l.indexOf(' ') + 1)))
            .filter(Objects::nonNull)
            .map(String::valueOf)
            .collect(Collectors.joining("\n")));
    }

    static Boolean answer(TreeSet<String> dict, String op, String w) {
        if (op.equals("has")) return dict.contains(w);
        if (op.equals("prefix")) {
            String after = dict.ceiling(w);
            return after != null && after.startsWith(w);
        }
        dict.add(w);
        return null;
    }
}
