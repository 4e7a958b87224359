import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    static long withoutBrackets(List<String> words) {
        long sum = 0;
        long term = 0;
        String operator = "+";
        for (int at = 0; at < words.size(); at++) {
            boolean negative = false;
            while (words.get(at).equals("-")) {
                negative = !negative;
                at++;
            }
            long value = Long.parseLong(words.get(at));
            value = negative ? -value : value;
            if (operator.equals("*")) {
                term *= value;
            } else if (operator.equals("/")) {
                term /= value;
            } else {
                sum += term;
                term = operator.equals("-") ? -value : value;
            }
            at++;
            operator = at < words.size() ? words.get(at) : "";
        }
        return sum + term;
    }

    public static void main(String[] args) throws IOException {
        String line = new BufferedReader(new InputStreamReader(System.in)).readLine();
        StringTokenizer tokens = new StringTokenizer(line, " +-*/()", true);
        List<String> words = new ArrayList<>();
        while (tokens.hasMoreTokens()) {
            String word = tokens.nextToken();
            if (!word.equals(" ")) {
                words.add(word);
            }
        }
        for (int open = words.lastIndexOf("("); open >= 0; open = words.lastIndexOf("(")) {
            int close = open + words.subList(open, words.size()).indexOf(")");
            String value = String.valueOf(withoutBrackets(words.subList(open + 1, close)));
            words.subList(open, close + 1).clear();
            words.add(open, value);
        }
        System.out.println(withoutBrackets(words));
    }
}
