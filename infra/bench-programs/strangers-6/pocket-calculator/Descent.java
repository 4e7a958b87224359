import java.util.Scanner;

public class Descent {
    final char[] s;
    int i = 0;

    Descent(String text) { s = (text.replace(" ", "") + "$").toCharArray(); }

    boolean eat(char c) {
        if (s[i] != c) return false;
        i++;
        return true;
    }

    long expression() {
        long v = product();
        while (true) {
            if (eat('+')) v += product();
            else if (eat('-')) v -= product();
            else return v;
        }
    }

    long product() {
        long v = signed();
        while (true) {
            if (eat('*')) v *= signed();
            else if (eat('/')) v /= signed();
            else return v;
        }
    }

    long signed() {
        if (eat('-')) return -plain();
        return plain();
    }

    long plain() {
        if (eat('(')) {
            long v = expression();
            eat(')');
            return v;
        }
        long v = 0;
        while (s[i] >= '0' && s[i] <= '9') v = v * 10 + (s[i++] - '0');
        return v;
    }

    public static void main(String[] args) {
        System.out.println(new Descent(new Scanner(System.in).nextLine()).expression());
    }
}
