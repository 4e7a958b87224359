import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String s = new Scanner(System.in).next();
        int round = 0, square = 0, curly = 0;
        boolean valid = true;
        for (char c : s.toCharArray()) {
            switch (c) {
                case '(': round++; break;
                case ')': round--; break;
                case '[': square++; break;
                case ']': square--; break;
                case '{': curly++; break;
                case '}': curly--; break;
            }
            if (round < 0 || square < 0 || curly < 0) valid = false;
        }
        System.out.println(valid && round == 0 && square == 0 && curly == 0);
    }
}
