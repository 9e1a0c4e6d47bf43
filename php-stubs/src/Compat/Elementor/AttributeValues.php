<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

use StorefrontIslands\Html\BlockNames;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of the types of block.json out of what the page builder saved. A value that its schema forbids is left out:
 * the default of the block counts.
 */
final class AttributeValues {
	/**
	 * Returns the attributes.
	 *
	 * @param array<array-key, mixed> $settings Settings of the widget, with dynamic tags resolved.
	 * @return array<string, mixed>
	 */
	public static function of( \WP_Block_Type $block, array $settings ): array {
		$values = array();
		foreach ( (array) $block->attributes as $name => $declared ) {
			if ( ! is_string( $name ) || ! is_array( $declared ) || ! isset( $settings[ $name ] ) || in_array( $name, Controls::LEFT_OUT, true ) ) {
				continue;
			}
			$schema = array_filter( $declared, 'is_string', ARRAY_FILTER_USE_KEY );
			$value  = self::value( $name, $settings[ $name ], $schema['type'] ?? 'string' );
			if ( null !== $value && ! is_wp_error( rest_validate_value_from_schema( $value, $schema, $name ) ) ) {
				$values[ $name ] = rest_sanitize_value_from_schema( $value, $schema, $name );
			}
		}
		$texts = self::texts( $block, $settings );
		return $values + ( array() === $texts ? array() : array( 'texts' => $texts ) );
	}

	/**
	 * Returns the value of one attribute; null if nothing is chosen.
	 *
	 * @param mixed $saved Saved setting.
	 * @param mixed $type Type in block.json.
	 * @return mixed
	 */
	private static function value( string $name, $saved, $type ) {
		switch ( $type ) {
			case 'boolean':
				return 'yes' === $saved;
			case 'array':
				return is_array( $saved ) ? ListControls::value( $name, $saved ) ?? array_values( $saved ) : null;
			case 'integer':
			case 'number':
				return is_numeric( $saved ) ? $saved : null;
			default:
				return is_scalar( $saved ) ? (string) $saved : null;
		}
	}

	/**
	 * Returns the texts that are not the default ones.
	 *
	 * @param array<array-key, mixed> $settings Settings of the widget.
	 * @return array<string, string>
	 */
	private static function texts( \WP_Block_Type $block, array $settings ): array {
		$texts = array();
		foreach ( array_keys( TextLabels::of( BlockNames::short( $block->name ) ) ) as $name ) {
			$text = $settings[ Controls::TEXT_PREFIX . $name ] ?? '';
			if ( is_string( $text ) && '' !== trim( $text ) ) {
				$texts[ $name ] = $text;
			}
		}
		return $texts;
	}
}
