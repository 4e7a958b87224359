public class DigitStream {
    public static void main(String[] args) {
        java.util.Scanner sc = new java.util.Scanner(System.in);
        long position = sc.nextLong();
        long width = 1, first = 1;
        while (position > width * 9 * first) {
            position -= width * 9 * first;
            width++;
            first *= 10;
        }
        long number = first + (position - 1) / width;
        String s = Long.toString(number);
        System.out.println(s.charAt((int) ((position - 1) % width)) + " in " + number);
    }
}
