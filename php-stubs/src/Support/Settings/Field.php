<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Row of a table of settings: kind, section of the settings page, default and limits, and the texts of that page.
 *
 * @phpstan-type Schema array{type: string|list<string>, default: bool|int|string, enum?: list<string>, minimum?: int, maximum?: int}
 * @phpstan-type Texts array{title: string, label?: string, choices?: list<string>, help?: string}
 */
final class Field {
	/** Kinds, named after their controls. A checkbox holds a boolean, a number an integer, the others a string. */
	public const CHECKBOX = 'checkbox';
	public const NUMBER   = 'number';
	public const RADIOS   = 'radios';
	public const SELECT   = 'select';
	public const TEXT     = 'text';

	public string $kind;

	/** Section of the settings page, see Admin\SettingsPage\Form. */
	public string $section;

	/**
	 * Schema of the value, as the REST API takes it, with the default.
	 *
	 * @var Schema
	 */
	public array $schema;

	/**
	 * Returns the texts. A function, because pages of the shop read settings too, and translate none.
	 *
	 * @var callable(): Texts
	 */
	private $texts;

	/**
	 * @param Schema $schema See above.
	 * @param callable(): Texts $texts See above.
	 */
	private function __construct( string $kind, string $section, array $schema, callable $texts ) {
		$this->kind    = $kind;
		$this->section = $section;
		$this->schema  = $schema;
		$this->texts   = $texts;
	}

	/**
	 * Creates a field that is on or off.
	 *
	 * @param callable(): array{title: string, label: string, help?: string} $texts See texts().
	 */
	public static function checkbox( string $section, bool $default_value, callable $texts ): self {
		return new self( self::CHECKBOX, $section, array( 'type' => 'boolean', 'default' => $default_value ), $texts );
	}

	/**
	 * Creates a field for a whole number.
	 *
	 * @param callable(): array{title: string, help?: string} $texts See texts().
	 */
	public static function number( string $section, int $default_value, int $least, int $most, callable $texts ): self {
		return new self( self::NUMBER, $section, array( 'type' => 'integer', 'default' => $default_value, 'minimum' => $least, 'maximum' => $most ), $texts );
	}

	/**
	 * Creates a field for one of several values.
	 *
	 * @param string $kind RADIOS or SELECT.
	 * @param non-empty-list<string> $values The first is the default.
	 * @param callable(): array{title: string, choices: list<string>, help?: string} $texts See texts(); a label for each value.
	 */
	public static function choice( string $kind, string $section, array $values, callable $texts ): self {
		return new self( $kind, $section, array( 'type' => 'string', 'default' => $values[0], 'enum' => $values ), $texts );
	}

	/**
	 * Creates a field for one line of text.
	 *
	 * @param callable(): array{title: string, help?: string} $texts See texts().
	 */
	public static function text( string $section, callable $texts ): self {
		return new self( self::TEXT, $section, array( 'type' => array( 'string', 'integer' ), 'default' => '' ), $texts );
	}

	/**
	 * Returns the translated texts as plain text: title of the row, label of a checkbox, labels of a choice by value, help.
	 *
	 * @return array{title: string, label: string, choices: array<string, string>, help: string}
	 */
	public function texts(): array {
		$texts   = ( $this->texts )();
		$choices = array();
		foreach ( $this->schema['enum'] ?? array() as $index => $value ) {
			$choices[ $value ] = $texts['choices'][ $index ] ?? $value;
		}
		return array(
			'title'   => $texts['title'],
			'label'   => $texts['label'] ?? '',
			'choices' => $choices,
			'help'    => $texts['help'] ?? '',
		);
	}

	/**
	 * Returns a value if it is valid, a number that is too high as the highest one, and the default instead of any other.
	 *
	 * @param mixed $value Value of an option or a form.
	 * @return bool|int|string
	 */
	public function valid( $value ) {
		$default_value = $this->schema['default'];
		switch ( $this->kind ) {
			case self::CHECKBOX:
				return is_scalar( $value ) ? rest_sanitize_boolean( is_float( $value ) ? (int) $value : $value ) : $default_value;
			case self::NUMBER:
				return is_numeric( $value ) && (int) $value >= ( $this->schema['minimum'] ?? 0 ) ? min( (int) $value, $this->schema['maximum'] ?? PHP_INT_MAX ) : $default_value;
			case self::TEXT:
				return is_string( $value ) || is_int( $value ) ? sanitize_text_field( (string) $value ) : $default_value;
			default:
				return in_array( $value, $this->schema['enum'] ?? array(), true ) ? $value : $default_value;
		}
	}
}
