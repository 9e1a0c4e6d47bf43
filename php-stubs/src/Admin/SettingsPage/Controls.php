<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the controls of the settings page with the markup of WordPress's own settings; each control references its
 * help and error by aria-describedby.
 */
final class Controls {
	/**
	 * Prints a checkbox. An unchecked box sends nothing, so a hidden field sends the value for "off".
	 *
	 * @param bool $is_on True if the box is checked.
	 * @param string $help Help text, safe HTML.
	 */
	public static function checkbox( Field $field, bool $is_on, string $label, string $help ): void {
		printf(
			'<input type="hidden" name="%1$s" value="0"><label for="%2$s"><input type="checkbox" id="%2$s" name="%1$s" value="1" %3$s aria-describedby="%2$s-help"> %4$s</label>',
			esc_attr( $field->input_name() ),
			esc_attr( $field->id() ),
			checked( $is_on, true, false ),
			esc_html( $label )
		);
		self::help( $field, $help );
	}

	/**
	 * Prints a group of radio buttons.
	 *
	 * @param array<string, string> $choices Labels by value.
	 * @param string $help Help text, safe HTML.
	 */
	public static function radios( Field $field, string $chosen, string $legend, array $choices, string $help ): void {
		printf( '<fieldset aria-describedby="%s-help"><legend class="screen-reader-text">%s</legend>', esc_attr( $field->id() ), esc_html( $legend ) );
		foreach ( $choices as $value => $label ) {
			printf(
				'<label><input type="radio" name="%s" value="%s" %s> %s</label><br>',
				esc_attr( $field->input_name() ),
				esc_attr( $value ),
				checked( $chosen, $value, false ),
				esc_html( $label )
			);
		}
		echo '</fieldset>';
		self::help( $field, $help );
	}

	/**
	 * Prints a select. Its label is that of its table row.
	 *
	 * @param array<string, string> $choices Labels by value.
	 * @param string $help Help text, safe HTML.
	 */
	public static function select( Field $field, string $chosen, array $choices, string $help ): void {
		printf( '<select id="%1$s" name="%2$s" aria-describedby="%1$s-help">', esc_attr( $field->id() ), esc_attr( $field->input_name() ) );
		foreach ( $choices as $value => $label ) {
			printf( '<option value="%s" %s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $label ) );
		}
		echo '</select>';
		self::help( $field, $help );
	}

	/**
	 * Prints a field for a number. Its label is that of its table row.
	 *
	 * @param string $help Help text, safe HTML.
	 */
	public static function number( Field $field, int $value, int $min, int $max, string $help ): void {
		printf(
			'<input type="number" class="small-text" id="%1$s" name="%2$s" value="%3$d" min="%4$d" max="%5$d" required aria-describedby="%1$s-help">',
			esc_attr( $field->id() ),
			esc_attr( $field->input_name() ),
			(int) $value,
			(int) $min,
			(int) $max
		);
		self::help( $field, $help );
	}

	/**
	 * Prints a text field. Its label is that of its table row.
	 *
	 * @param string $help Help text, safe HTML.
	 */
	public static function text( Field $field, string $value, string $help ): void {
		$error = Errors::of( $field->option, $field->name );
		printf(
			'<input type="text" class="regular-text code" id="%1$s" name="%2$s" value="%3$s" autocomplete="off" spellcheck="false" aria-describedby="%1$s-error %1$s-help" %4$s>',
			esc_attr( $field->id() ),
			esc_attr( $field->input_name() ),
			esc_attr( $value ),
			'' === $error ? '' : 'aria-invalid="true"'
		);
		if ( '' !== $error ) {
			printf( '<div id="%s-error" class="notice notice-error inline"><p>%s</p></div>', esc_attr( $field->id() ), esc_html( $error ) );
		}
		self::help( $field, $help );
	}

	/**
	 * Prints the help text below a control.
	 *
	 * @param string $help Safe HTML.
	 */
	private static function help( Field $field, string $help ): void {
		printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $field->id() ), wp_kses( $help, array( 'a' => array( 'href' => true ), 'br' => array(), 'code' => array() ) ) );
	}
}
