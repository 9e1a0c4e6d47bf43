<?php
/**
 * Provides the HTML attributes of fields.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * HTML attributes of each known field, such as autocomplete and inputmode, by the rules of
 * src/domain/fields/form.ts.
 */
final class FieldAttributes {
	private const AUTOFILL = array(
		'first_name' => 'given-name',
		'last_name'  => 'family-name',
		'company'    => 'organization',
		'address_1'  => 'address-line1',
		'address_2'  => 'address-line2',
		'city'       => 'address-level2',
		'state'      => 'address-level1',
		'postcode'   => 'postal-code',
		'country'    => 'country',
		'phone'      => 'tel',
	);

	/** Countries with postcodes that only contain digits. The US is not one of them: a ZIP+4 contains a hyphen. */
	private const DIGITS_ONLY = ' AT AU BE BG CH CY DE DK EE ES FI FR HR HU ID IL IN IT LT MX MY NO NZ PH RO RS SG SI TH TR UA VN ZA ';

	/** Maximum length of an email address (RFC 5321). */
	private const MAX_EMAIL_LENGTH = 254;

	/**
	 * Returns the attributes of a field.
	 *
	 * @param string $name    Name in the address.
	 * @param string $kind    Shipping or billing.
	 * @param string $country Code of the address's country.
	 * @return array<string, string|int|null>
	 */
	public static function of( string $name, string $kind, string $country ): array {
		$attributes = array(
			'type'           => 'text',
			'autocomplete'   => isset( self::AUTOFILL[ $name ] ) ? $kind . ' ' . self::AUTOFILL[ $name ] : null,
			'autocapitalize' => 'sentences',
			'inputmode'      => 'text',
			'maxlength'      => null,
			'enterkeyhint'   => 'next',
		);
		switch ( $name ) {
			case 'phone':
				return array_merge(
					$attributes,
					array(
						'type'           => 'tel',
						'autocapitalize' => 'none',
						'inputmode'      => 'tel',
					)
				);
			case 'email':
				return array_merge(
					$attributes,
					array(
						'type'           => 'email',
						'autocomplete'   => 'email',
						'autocapitalize' => 'none',
						'inputmode'      => 'email',
						'maxlength'      => self::MAX_EMAIL_LENGTH,
					)
				);
			case 'postcode':
				return array_merge(
					$attributes,
					array(
						'autocapitalize' => 'characters',
						'inputmode'      => false !== strpos( self::DIGITS_ONLY, " $country " ) ? 'numeric' : 'text',
					)
				);
			default:
				return $attributes;
		}
	}
}
