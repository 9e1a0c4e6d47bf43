<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Support\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Control of a setting, with the markup of WordPress's own settings; it references its help and its error by
 * aria-describedby.
 */
final class Control {
	/** Name of the option. */
	private string $option;

	/** Name of the setting in the option. */
	private string $setting;

	private Field $field;

	/** Error of the setting as plain text; empty if it has none. */
	private string $error;

	public function __construct( string $option, string $setting, Field $field ) {
		$this->option  = $option;
		$this->setting = $setting;
		$this->field   = $field;
		$this->error   = self::error( $option, $setting );
	}

	/** Returns the error of a setting as plain text; empty if it has none. */
	public static function error( string $option, string $setting ): string {
		foreach ( get_settings_errors( $option ) as $error ) {
			if ( $setting === $error['code'] ) {
				return $error['message'];
			}
		}
		return '';
	}

	/** Returns the id of the control. */
	public function id(): string {
		return str_replace( '_', '-', $this->option . '-' . $this->setting );
	}

	/** True if the title of its row is its label. */
	public function is_labelled_by_title(): bool {
		return ! in_array( $this->field->kind, array( Field::CHECKBOX, Field::RADIOS ), true );
	}

	/**
	 * Prints the control, its error and its help.
	 *
	 * @param bool|int|string $value Valid value.
	 * @param string $facts What this shop adds to the help, safe HTML.
	 */
	public function print( $value, string $facts ): void {
		$texts = $this->field->texts();
		switch ( $this->field->kind ) {
			case Field::CHECKBOX:
				$this->checkbox( true === $value, $texts['label'] );
				break;
			case Field::RADIOS:
				$this->radios( (string) $value, $texts['title'], $texts['choices'] );
				break;
			case Field::SELECT:
				$this->select( (string) $value, $texts['choices'] );
				break;
			case Field::NUMBER:
				$this->number( (int) $value );
				break;
			default:
				$this->text( (string) $value );
		}
		if ( '' !== $this->error ) {
			printf( '<div id="%s-error" class="notice notice-error inline"><p>%s</p></div>', esc_attr( $this->id() ), esc_html( $this->error ) );
		}
		$help = implode( '<br>', array_diff( array( esc_html( $texts['help'] ), $facts ), array( '' ) ) );
		printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $this->id() ), wp_kses( $help, array( 'a' => array( 'href' => true ), 'br' => array() ) ) );
	}

	/** Prints a checkbox. An unchecked box sends nothing, so a hidden field sends the value for "off". */
	private function checkbox( bool $is_on, string $label ): void {
		printf(
			'<input type="hidden" name="%1$s" value="0"><label for="%2$s"><input type="checkbox" id="%2$s" name="%1$s" value="1" %3$s aria-describedby="%4$s"> %5$s</label>',
			esc_attr( $this->input_name() ),
			esc_attr( $this->id() ),
			checked( $is_on, true, false ),
			esc_attr( $this->described_by() ),
			esc_html( $label )
		);
	}

	/**
	 * Prints a group of radio buttons.
	 *
	 * @param array<string, string> $choices Labels by value.
	 */
	private function radios( string $chosen, string $legend, array $choices ): void {
		printf( '<fieldset aria-describedby="%s"><legend class="screen-reader-text">%s</legend>', esc_attr( $this->described_by() ), esc_html( $legend ) );
		foreach ( $choices as $value => $label ) {
			printf(
				'<label><input type="radio" name="%s" value="%s" %s> %s</label><br>',
				esc_attr( $this->input_name() ),
				esc_attr( $value ),
				checked( $chosen, $value, false ),
				esc_html( $label )
			);
		}
		echo '</fieldset>';
	}

	/**
	 * Prints a select.
	 *
	 * @param array<string, string> $choices Labels by value.
	 */
	private function select( string $chosen, array $choices ): void {
		printf( '<select id="%s" name="%s" aria-describedby="%s">', esc_attr( $this->id() ), esc_attr( $this->input_name() ), esc_attr( $this->described_by() ) );
		foreach ( $choices as $value => $label ) {
			printf( '<option value="%s" %s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $label ) );
		}
		echo '</select>';
	}

	private function number( int $value ): void {
		printf(
			'<input type="number" class="small-text" id="%s" name="%s" value="%d" min="%d" max="%d" required aria-describedby="%s">',
			esc_attr( $this->id() ),
			esc_attr( $this->input_name() ),
			(int) $value,
			(int) ( $this->field->schema['minimum'] ?? 0 ),
			(int) ( $this->field->schema['maximum'] ?? 0 ),
			esc_attr( $this->described_by() )
		);
	}

	private function text( string $value ): void {
		printf(
			'<input type="text" class="regular-text code" id="%s" name="%s" value="%s" autocomplete="off" spellcheck="false" aria-describedby="%s" %s>',
			esc_attr( $this->id() ),
			esc_attr( $this->input_name() ),
			esc_attr( $value ),
			esc_attr( $this->described_by() ),
			'' === $this->error ? '' : 'aria-invalid="true"'
		);
	}

	/** Returns the name of the form field. */
	private function input_name(): string {
		return $this->option . '[' . $this->setting . ']';
	}

	/** Returns the ids of the elements that describe the control: its error, if it has one, and its help. */
	private function described_by(): string {
		return ( '' === $this->error ? '' : $this->id() . '-error ' ) . $this->id() . '-help';
	}
}
