<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

use StorefrontIslands\Html\BlockNames;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the page builder's controls out of the attributes of block.json, where alone an attribute is declared: its type
 * decides the kind of the control. A control has the attribute's name. Kinds are the values of Elementor's constants, so
 * that this needs no class of it.
 */
final class Controls {
	/** Begins the name of the control for one text of the attribute `texts`. */
	public const TEXT_PREFIX = 'texts_';

	/** Name of the control for the inner content of a block. */
	public const INSIDE = 'inner_content';

	/**
	 * Attributes without a control: colours are controls of the tab Style (StyleControls), an attribute's id is known by
	 * its taxonomy; the order of parts and the conditions of popups are set in the block editor only.
	 */
	public const LEFT_OUT = array( 'attributeId', 'order', 'conditions', 'accentColor', 'chipColor', 'chipBackground', 'iconColor', 'priceColor', 'productCountColor', 'texts', 'lock', 'metadata', 'className', 'style', 'align', 'backgroundColor', 'textColor', 'gradient', 'fontSize', 'fontFamily', 'borderColor', 'anchor', 'ariaLabel' );

	/** Attributes whose controls show only if other attributes have these values. */
	private const CONDITIONS = array(
		'products'    => array( 'collection' => 'hand-picked' ),
		'menu'        => array( 'source' => 'menu' ),
		'navigation'  => array( 'source' => 'navigation' ),
		'items'       => array( 'source' => 'items' ),
		'hiddenRoles' => array( 'hideFrom' => 'roles' ),
		'inlineInput' => array( 'showInputFields' => 'yes' ),
	);

	/** Attributes whose text is HTML. */
	private const LONG_TEXTS = array( 'termsText' );

	private SiteOptions $options;

	public function __construct( SiteOptions $options ) {
		$this->options = $options;
	}

	/**
	 * Returns the controls of a block's attributes by name.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function of( \WP_Block_Type $block ): array {
		$labels   = ControlLabels::all();
		$controls = array();
		foreach ( $this->schemas( $block ) as $name => $schema ) {
			$condition         = self::condition( $name, $block );
			$controls[ $name ] = array( 'label' => $labels[ $name ] ?? $name )
				+ $this->kind( $name, $schema, BlockNames::short( $block->name ) )
				+ ( array() === $condition ? array() : array( 'condition' => $condition ) );
		}
		return $controls;
	}

	/**
	 * Returns the controls of a block's texts by name; an empty one stands for the default text.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function of_texts( \WP_Block_Type $block ): array {
		$controls = array();
		foreach ( TextLabels::of( BlockNames::short( $block->name ) ) as $name => $label ) {
			$controls[ self::TEXT_PREFIX . $name ] = array( 'label' => $label ) + self::text();
		}
		return $controls;
	}

	/**
	 * Returns the attributes that have a control.
	 *
	 * @return array<string, array<array-key, mixed>> Schemas by name.
	 */
	private function schemas( \WP_Block_Type $block ): array {
		$schemas = array();
		foreach ( (array) $block->attributes as $name => $schema ) {
			if ( is_string( $name ) && is_array( $schema ) && ! in_array( $name, self::LEFT_OUT, true ) ) {
				$schemas[ $name ] = $schema;
			}
		}
		return $schemas;
	}

	/**
	 * Returns the values of other controls with which a control shows; none if it always does.
	 *
	 * @return array<string, string|list<string>>
	 */
	private static function condition( string $name, \WP_Block_Type $block ): array {
		$attributes = (array) $block->attributes;
		if ( isset( $attributes['kind'] ) && 'taxonomy' === $name ) {
			return array( 'kind' => 'attribute' );
		}
		if ( isset( $attributes['collection'] ) && 'productId' === $name ) {
			return array( 'collection' => array( 'related', 'upsells', 'cross-sells' ) );
		}
		return self::CONDITIONS[ $name ] ?? array();
	}

	/**
	 * Returns kind and default of a control.
	 *
	 * @param array<array-key, mixed> $schema Schema of the attribute in block.json.
	 * @param string $block Name of the block, without namespace.
	 * @return array<string, mixed>
	 */
	private function kind( string $name, array $schema, string $block ): array {
		$default = $schema['default'] ?? '';
		$choices = $this->choices( $name, $schema, $block );
		switch ( $schema['type'] ?? 'string' ) {
			case 'boolean':
				return array(
					'type'         => 'switcher',
					'return_value' => 'yes',
					'default'      => true === $default ? 'yes' : '',
				);
			case 'array':
				return ListControls::of( $name ) ?? array(
					'type'        => 'select2',
					'multiple'    => true,
					'label_block' => true,
					'options'     => $choices ?? array(),
					'default'     => $default,
				);
			case 'integer':
			case 'number':
				return null === $choices ? array(
					'type'    => 'number',
					'default' => $default,
				) : self::choice( $choices, 0 === $default ? '' : $default );
			default:
				return null === $choices ? self::text( $default, in_array( $name, self::LONG_TEXTS, true ) ) : self::choice( $choices, $default );
		}
	}

	/**
	 * Returns the labels of an attribute's possible values; null if any value is possible.
	 *
	 * @param array<array-key, mixed> $schema Schema of the attribute in block.json.
	 * @param string $block Name of the block, without namespace.
	 * @return array<array-key, string>|null
	 */
	private function choices( string $name, array $schema, string $block ): ?array {
		$items  = is_array( $schema['items'] ?? null ) ? $schema['items'] : array();
		$values = $schema['enum'] ?? $items['enum'] ?? null;
		if ( ! is_array( $values ) ) {
			return $this->options->of( $name, $block );
		}
		$labels  = OptionLabels::all()[ $name ] ?? array();
		$choices = array();
		foreach ( array_filter( $values, 'is_string' ) as $value ) {
			$choices[ $value ] = $labels[ $value ] ?? $value;
		}
		return $choices;
	}

	/**
	 * Returns a control with which one of several values is chosen. Long lists can be searched.
	 *
	 * @param array<array-key, string> $choices Labels by value.
	 * @param mixed                    $default Value of a new widget.
	 * @return array<string, mixed>
	 */
	private static function choice( array $choices, $default ): array {
		return array(
			'type'        => count( $choices ) > 12 ? 'select2' : 'select',
			'label_block' => true,
			'options'     => $choices,
			'default'     => is_scalar( $default ) ? (string) $default : '',
		);
	}

	/**
	 * Returns a control for a text, which may be a dynamic tag of the page builder.
	 *
	 * @param mixed $default Text of a new widget.
	 * @param bool  $is_long True for more than one line.
	 * @return array<string, mixed>
	 */
	public static function text( $default = '', bool $is_long = false ): array {
		return array(
			'type'        => $is_long ? 'textarea' : 'text',
			'label_block' => true,
			'dynamic'     => array( 'active' => true ),
			'ai'          => array( 'active' => false ),
			'default'     => is_string( $default ) ? $default : '',
		);
	}
}
